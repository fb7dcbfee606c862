// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Coin} from './Coin.sol';
import {Signatures} from './Signatures.sol';

/// @notice The part of Permit2 that a payment uses: one signed transfer of a coin of which Permit2 has an allowance. It has
/// the types, the domain and the nonces of the one at 0x000000000022D473030F116dDEE9F6B43aC78BA3, so that wallets and
/// gateways need not know which one a chain has. It stores nothing in its code: the code is placed at that address.
contract Permit2 {
    struct TokenPermissions {
        address token;
        uint256 amount;
    }

    struct PermitTransferFrom {
        TokenPermissions permitted;
        uint256 nonce;
        uint256 deadline;
    }

    struct SignatureTransferDetails {
        address to;
        uint256 requestedAmount;
    }

    bytes32 private constant DOMAIN_TYPE =
        keccak256('EIP712Domain(string name,uint256 chainId,address verifyingContract)');
    bytes32 private constant PERMISSIONS_TYPE = keccak256('TokenPermissions(address token,uint256 amount)');
    bytes32 private constant PERMIT_TYPE = keccak256(
        'PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)TokenPermissions(address token,uint256 amount)'
    );

    /// @notice The used nonces of an account: 256 of them in each word.
    mapping(address owner => mapping(uint256 word => uint256)) public nonceBitmap;

    error SignatureExpired(uint256 signatureDeadline);
    error InvalidAmount(uint256 maxAmount);
    error InvalidNonce();
    error InvalidSigner();
    error TransferFailed();

    /// @notice Moves up to the permitted amount as the owner has signed, for the spender of the signature: the caller.
    function permitTransferFrom(
        PermitTransferFrom calldata permit,
        SignatureTransferDetails calldata transferDetails,
        address owner,
        bytes calldata signature
    ) external {
        if (block.timestamp > permit.deadline) revert SignatureExpired(permit.deadline);
        uint256 amount = transferDetails.requestedAmount;
        if (amount > permit.permitted.amount) revert InvalidAmount(permit.permitted.amount);
        _useNonce(owner, permit.nonce);
        if (!Signatures.isValid(owner, _digest(permit), signature)) revert InvalidSigner();
        if (!Coin(permit.permitted.token).transferFrom(owner, transferDetails.to, amount)) revert TransferFailed();
    }

    /// @notice The hash of the domain. Unlike that of a coin, it has no version.
    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(abi.encode(DOMAIN_TYPE, keccak256('Permit2'), block.chainid, address(this)));
    }

    function _digest(PermitTransferFrom calldata permit) private view returns (bytes32) {
        bytes32 permitted = keccak256(abi.encode(PERMISSIONS_TYPE, permit.permitted.token, permit.permitted.amount));
        bytes32 structHash = keccak256(abi.encode(PERMIT_TYPE, permitted, msg.sender, permit.nonce, permit.deadline));
        return keccak256(abi.encodePacked(hex'1901', DOMAIN_SEPARATOR(), structHash));
    }

    function _useNonce(address owner, uint256 nonce) private {
        uint256 bit = 1 << (nonce & 0xff);
        uint256 word = nonce >> 8;
        if (nonceBitmap[owner][word] & bit != 0) revert InvalidNonce();
        nonceBitmap[owner][word] |= bit;
    }
}
